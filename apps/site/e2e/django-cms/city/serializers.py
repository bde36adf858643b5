from django.contrib.auth import get_user_model
from rest_framework import serializers

from city.models import Favourite, Kind, Place


class KindSerializer(serializers.ModelSerializer):
    class Meta:
        model = Kind
        fields = "__all__"


class PlaceSerializer(serializers.ModelSerializer):
    """Every column, as `fields = "__all__"` prints them, and what the contract calls by other names."""

    type = KindSerializer(source="kind.parent", default=None, read_only=True)
    sub_type = KindSerializer(source="kind", read_only=True)
    image_url = serializers.SerializerMethodField()
    share_url = serializers.SerializerMethodField()
    coordinates = serializers.SerializerMethodField()

    class Meta:
        model = Place
        fields = "__all__"

    def get_image_url(self, _place):
        return None

    def get_share_url(self, place):
        return self.context["request"].build_absolute_uri(f"/places/{place.slug}/")

    def get_coordinates(self, place):
        if place.latitude is None:
            return None
        return {"latitude": str(place.latitude), "longitude": str(place.longitude)}


class FavouriteSerializer(serializers.ModelSerializer):
    user = serializers.HiddenField(default=serializers.CurrentUserDefault())

    class Meta:
        model = Favourite
        fields = "__all__"


class FavouriteListSerializer(serializers.ModelSerializer):
    listing = PlaceSerializer()

    class Meta:
        model = Favourite
        fields = "__all__"


class CredentialsSerializer(serializers.Serializer):
    email = serializers.EmailField()
    password = serializers.CharField()


class ProfileSerializer(serializers.ModelSerializer):
    full_name = serializers.CharField(source="get_full_name", read_only=True)

    class Meta:
        model = get_user_model()
        exclude = ["password", "groups", "user_permissions"]
